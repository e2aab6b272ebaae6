import { fieldsAToM } from "./fields-a-to-m.ts";
import { fieldsNToZ } from "./fields-n-to-z.ts";

/** What a field is, by its name, wherever its schema does not say so itself; what is not here has no place in the document. */
export const describedFields: Record<string, string> = { ...fieldsAToM, ...fieldsNToZ };
