import { Trans } from "@lingui/react/macro";

/** "Row 12", on a card. */
export const RowNumber = ({ number }: { number: number }) => (
  <Trans comment="Heading of a card: the number of a row of a spreadsheet">Row {number}</Trans>
);
