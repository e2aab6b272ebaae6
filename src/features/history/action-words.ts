import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { HistoryAction } from "#contract/constants/history-actions.ts";
import type { HistorySubject } from "#contract/constants/history-subjects.ts";
import { artistFieldWords } from "#src/voice/field-words.ts";

// lingui-set comment="Filter of the record: what it was about"
export const subjectNames: Record<HistorySubject, MessageDescriptor> = {
  "voice-artists": msg({ message: "Voice artists", comment: "Link of the bar" }),
  "voice-requests": msg({ message: "Voice requests", comment: "Heading of the owners' list" }),
  offers: msg({ message: "Offers", comment: "Link of the bar" }),
  lists: msg({ message: "Lists", comment: "Link of the bar: lists of voices" }),
  clients: msg({ message: "Clients", comment: "Link of the bar, and heading of the list" }),
  team: msg({ message: "Team", comment: "Link of the second row, and heading" }),
  security: msg({ message: "Security", comment: "Filter of the record: logins, passwords, second factors" }),
};

/** What happened, in words. */
export const actionWords: Record<HistoryAction, MessageDescriptor> = {
  "voice-artist.create": msg({ message: "Artist added", comment: "Entry of the record" }),
  "voice-artist.update": msg({ message: "Artist changed", comment: "Entry of the record" }),
  "voice-artist.state": msg`Artist published, hidden or archived`,
  "voice-artist.restore": msg`Earlier state of an artist restored`,
  "voice-artist.import": msg`Artist imported from a spreadsheet`,
  "voice-artist.erase": msg({ message: "Artist erased", comment: "Entry of the record" }),
  "audio.upload": msg({ message: "Recording uploaded", comment: "Entry of the record" }),
  "import.start": msg({ message: "Import started", comment: "Entry of the record" }),
  "import.cancel": msg({ message: "Import canceled", comment: "Entry of the record" }),
  "catalogue.export": msg`Catalog exported`,
  "showcase.update": msg`Samples on the public page changed`,
  "voice-request.status": msg({ message: "Voice request status changed", comment: "Entry of the record" }),
  "voice-request.note": msg`Note added to a voice request`,
  "voice-request.contact": msg`Visitor of a voice request contacted`,
  "voice-request.assign": msg({ message: "Voice request assigned", comment: "Entry of the record" }),
  "voice-request.merge": msg({ message: "Voice requests merged", comment: "Entry of the record" }),
  "voice-request.suggest": msg`Voices suggested for a voice request`,
  "voice-request.undo": msg`Last action on a voice request undone`,
  "voice-request.expire": msg`Old voice requests deleted`,
  "voice-request.expire-spam": msg`Old suspected voice requests deleted`,
  "offer.accept": msg({ message: "Offer accepted", comment: "Entry of the record" }),
  "offer.propose": msg({ message: "Other terms proposed", comment: "Entry of the record" }),
  "offer.decline": msg({ message: "Offer declined", comment: "Entry of the record" }),
  "offer.message": msg`Message sent about an offer`,
  "offer.hand-over": msg`Takes handed over`,
  "offer.take-back": msg`Takes taken back`,
  "offer.reopen": msg`Production reopened`,
  "offer.share-originals": msg`Early download of files changed`,
  "offer.remind": msg`Client reminded of takes`,
  "take.add": msg`Take added`,
  "take.change": msg`Take changed`,
  "take.remove": msg`Take removed`,
  "take.note": msg`Note of a take answered`,
  "list.create": msg({ message: "List created", comment: "Entry of the record" }),
  "list.update": msg({ message: "List changed", comment: "Entry of the record" }),
  "list.delete": msg({ message: "List deleted", comment: "Entry of the record" }),
  "list.restore": msg`Deleted list brought back`,
  "room.open": msg`Listening room opened`,
  "room.move": msg`Last day of a listening room changed`,
  "room.password": msg`Password of a listening room changed`,
  "room.close": msg`Listening room closed`,
  "room.revoke": msg`Listening room revoked`,
  "client.create": msg({ message: "Client created", comment: "Entry of the record" }),
  "client.update": msg({ message: "Client changed", comment: "Entry of the record" }),
  "client.lock": msg({ message: "Person locked", comment: "Entry of the record" }),
  "client.unlock": msg({ message: "Person unlocked", comment: "Entry of the record" }),
  "client.deactivate": msg({ message: "Person deactivated", comment: "Entry of the record" }),
  "client.activate": msg({ message: "Person activated", comment: "Entry of the record" }),
  "client.credentials": msg`New credentials made`,
  "client.invite": msg({ message: "Person invited", comment: "Entry of the record" }),
  "client.remove": msg({ message: "Person removed", comment: "Entry of the record" }),
  "client.export": msg`Data of a client downloaded`,
  "account.update": msg({ message: "Account changed", comment: "Entry of the record" }),
  "account.lock": msg({ message: "Account locked", comment: "Entry of the record" }),
  "account.unlock": msg({ message: "Account unlocked", comment: "Entry of the record" }),
  "account.delete": msg({ message: "Account deleted", comment: "Entry of the record" }),
  "owner.create": msg({ message: "Owner created", comment: "Entry of the record" }),
  "owner.invite": msg({ message: "Owner invited", comment: "Entry of the record" }),
  "owner.remove": msg({ message: "Owner removed", comment: "Entry of the record" }),
  "owner.end": msg`Owner account closed from the command line`,
  login: msg({ message: "Logged in", comment: "Entry of the record" }),
  "login.refused": msg`Logging in was refused`,
  "login.new-device": msg`Logged in from a new device`,
  logout: msg({ message: "Logged out", comment: "Entry of the record" }),
  "password.change": msg({ message: "Password changed", comment: "Entry of the record" }),
  "password.reset": msg`Password reset by a link`,
  "invitation.accept": msg({ message: "Invitation accepted", comment: "Entry of the record" }),
  "address.change": msg`New e-mail address entered`,
  "address.confirm": msg`E-mail address confirmed`,
  "passkey.add": msg({ message: "Passkey added", comment: "Entry of the record" }),
  "passkey.remove": msg({ message: "Passkey deleted", comment: "Entry of the record" }),
  "totp.on": msg`Two-step verification turned on`,
  "totp.off": msg`Two-step verification turned off`,
  "recovery-codes.renew": msg`New recovery codes made`,
  "recovery-code.use": msg`Logged in with a recovery code`,
  "sessions.end": msg({ message: "Sessions ended", comment: "Entry of the record" }),
  "data.export": msg({ message: "Data downloaded", comment: "Entry of the record" }),
};

/** The fields that a change may name. What an entry names besides is of no use to a reader. */
export const fieldWords: Record<string, MessageDescriptor> = {
  ...artistFieldWords,
  lastName: msg({ message: "Last name", comment: "Label of a field" }),
  company: msg({ message: "Company name", comment: "Label of a field" }),
  email: msg({ message: "E-mail", comment: "Label of a field" }),
  voices: msg({ message: "Recording", comment: "A field of an artist, in the record" }),
  samples: msg({ message: "Samples", comment: "A field of an artist, in the record" }),
  order: msg({ message: "Order of the samples", comment: "A field of an artist, in the record" }),
  history: msg({ message: "History", comment: "Link of the second row, and heading" }),
};

const made = new Set<HistoryAction>([
  "voice-artist.create",
  "audio.upload",
  "voice-request.expire",
  "voice-request.expire-spam",
  "client.create",
  "owner.create",
  "owner.invite",
]);

/** The fields to show beside an action; for what was made they say nothing. */
export const shownFields = (action: HistoryAction, fields: readonly string[]): MessageDescriptor[] =>
  made.has(action) ? [] : fields.flatMap((field) => fieldWords[field] ?? []);
