/** Whether the long runs are made: `NIGHTLY=1`. */
export const isNightly = process.env["NIGHTLY"] !== undefined;
