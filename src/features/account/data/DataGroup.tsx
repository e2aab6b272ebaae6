import { Trans } from "@lingui/react/macro";
import { mutationOptions } from "@tanstack/react-query";
import FileDown from "lucide-react/icons/file-down";
import { AccountGroup } from "#src/features/account/AccountGroup.tsx";
import { AccountRow } from "#src/features/account/AccountRow.tsx";
import { FailureRow } from "#src/features/account/ActFailure.tsx";
import { api } from "#src/lib/http/api.ts";
import { saveFile } from "#src/lib/http/save-file.ts";
import { withProof } from "#src/session/proof/with-proof.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { Status } from "#src/ui/feedback/Status.tsx";
import { useSending } from "#src/session/sending/use-sending.ts";

const downloadOwnData = mutationOptions({
  mutationKey: ["download-own-data"],
  mutationFn: async () => saveFile(await withProof(() => api.get("api/v1/account/export")), "data.zip"),
  meta: { refreshes: [] },
});

/** Everything that the server keeps of this account, as one file. */
export function DataGroup() {
  const { mutate, isPending, isSuccess, error } = useSending(downloadOwnData);
  return (
    <AccountGroup
      title={<Trans comment="Heading">Your data</Trans>}
      hint={
        <Trans>Everything in your account: details, likes, lists, listening rooms, offers and files.</Trans>
      }
    >
      <AccountRow
        icon={<FileDown size={20} />}
        title={<Trans>Download my data</Trans>}
        detail={<Trans>JSON and files in one ZIP</Trans>}
        action={
          <Button busy={isPending} onClick={() => mutate()}>
            <Trans comment="Button: gets the file with one’s own data">Download</Trans>
          </Button>
        }
      />
      <Status>{isSuccess && <Trans>Your data has been downloaded.</Trans>}</Status>
      <FailureRow error={error} />
    </AccountGroup>
  );
}
