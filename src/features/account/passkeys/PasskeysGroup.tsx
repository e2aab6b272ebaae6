import { Trans } from "@lingui/react/macro";
import type { Passkey } from "#contract/account.ts";
import { limits } from "#contract/constants/limits.ts";
import { AccountGroup } from "#src/features/account/AccountGroup.tsx";
import { RowBox } from "#src/features/account/AccountRow.tsx";
import { AddPasskey } from "./AddPasskey.tsx";
import { PasskeyRow } from "./PasskeyRow.tsx";

export const PasskeysGroup = ({ passkeys }: { passkeys: Passkey[] }) => (
  <AccountGroup
    title={<Trans comment="Heading: keys of devices that replace a password">Passkeys</Trans>}
    hint={
      <Trans>
        Log in with your fingerprint, face or screen lock, without a password. The key never leaves your
        device.
      </Trans>
    }
  >
    {passkeys.length > 0 && (
      <ul>
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            <PasskeyRow passkey={passkey} />
          </li>
        ))}
      </ul>
    )}
    {passkeys.length < limits.passkeys && (
      <RowBox>
        <AddPasskey />
      </RowBox>
    )}
  </AccountGroup>
);
