/** A backup that must not be restored; the message ends a sentence that begins "This backup is refused: ". */
export class BackupRefused extends Error {
  override name = "BackupRefused";
}
