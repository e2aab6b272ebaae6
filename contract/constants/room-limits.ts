/** Bounds of rooms for guests; apart from the others, which the first page loads. */
export const roomLimits = {
  title: 100,
  greeting: 500,
  voices: { least: 2, most: 26 },
  /** For how many days a room may be open. */
  days: { least: 1, most: 60 },
  /** At which hour it closes, in the agency's time zone. */
  closesAtHour: 18,
  password: { least: 8, most: 200 },
  /** How much longer than the sample its copy may be: its lead, and whole seconds. */
  leadSeconds: 1,
  open: 20,
  openedAnHour: 10,
  /** How many of them are listed. */
  listed: 100,
  guests: 200,
  guestName: 60,
  note: 500,
  /** Of a guest, on one voice. */
  notes: 20,
  /** How many notes of others a guest is shown, the newest ones. */
  sharedNotes: 1000,
  newGuestsAnHour: 40,
  /** Given from one address in a quarter of an hour, right ones too. */
  passwordsAQuarter: 100,
  writesAnHour: { guest: 120, address: 1000 },
  /** How long guests' names and notes are kept after it has closed. */
  keptDays: 90,
} as const;
