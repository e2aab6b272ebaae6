import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Formik } from "formik";
import type { ReactNode } from "react";
import { object, string } from "yup";
import { limits } from "#contract/constants/limits.ts";
import { messageId } from "#src/lib/i18n/sentence.ts";
import { Dialog, DialogBody } from "#src/ui/dialog/Dialog.tsx";
import { FormFooter } from "#src/ui/dialog/FormFooter.tsx";
import { Form } from "#src/ui/form/Form.tsx";
import { TextField } from "#src/ui/form/text/TextField.tsx";
import { FormDraft } from "#src/session/sending/FormDraft.tsx";
import { SendingNotice } from "#src/session/sending/SendingNotice.tsx";
import { useDraft } from "#src/session/sending/use-draft.ts";
import { changeList, createList } from "./mutations.ts";
import type { AskedName } from "./use-asked-name.ts";
import { useSending } from "#src/session/sending/use-sending.ts";

const schema = object({
  name: string()
    .trim()
    .required(messageId(msg`Name is required`)),
});

interface NameDialogProps {
  asked: AskedName;
  open: boolean;
  onClose: () => void;
  /** A list was made. */
  onMade: (listId: string) => void;
}

/** Asks for the name of a new list, of a copy, or a new name. */
export function NameDialog({ asked, open, onClose, onMade }: NameDialogProps) {
  const { t } = useLingui();
  const titles = {
    create: t({ message: "New list", comment: "Button and heading: makes a list of voices" }),
    rename: t({ message: "Rename the list", comment: "Heading" }),
    copy: t({ message: "Duplicate the list", comment: "Heading" }),
  };
  const words: Record<AskedName["act"], ReactNode> = {
    create: <Trans comment="Button: makes a new list">Create</Trans>,
    rename: <Trans comment="Button: stores the form’s changes">Save</Trans>,
    copy: (
      <Trans comment="Entry of the menu of a list, and button: makes the same list once more">
        Duplicate
      </Trans>
    ),
  };
  return (
    <Dialog open={open} onClose={onClose} title={titles[asked.act]}>
      <NameForm asked={asked} onClose={onClose} onMade={onMade}>
        {words[asked.act]}
      </NameForm>
    </Dialog>
  );
}

type NameFormProps = Omit<NameDialogProps, "open"> & { children: ReactNode };

function NameForm({ asked, onClose, onMade, children }: NameFormProps) {
  const { t } = useLingui();
  const draft = useDraft(asked.act === "create" ? "new list" : `${asked.act} list ${asked.listId}`);
  const creation = useSending(createList, draft);
  const renaming = useSending(changeList, draft);
  const sending = asked.act === "rename" ? renaming : creation;
  const before = asked.act === "create" ? "" : asked.name;
  const copied = t({
    message: `${before} (copy)`,
    comment: "Name of a list that is a copy; before is the list’s",
  });
  const send = async (name: string) => {
    if (asked.act === "rename") {
      await renaming.mutateAsync({ listId: asked.listId, change: { name } });
      return;
    }
    const list = asked.act === "copy" ? { name, copyOf: asked.listId } : { name };
    onMade((await creation.mutateAsync(list)).listId);
  };
  return (
    <Formik
      initialValues={{ name: asked.act === "copy" ? copied.slice(0, limits.name) : before }}
      validationSchema={schema}
      onSubmit={({ name }) => send(name.trim()).then(onClose, () => undefined)} // the form says why
    >
      <Form>
        <DialogBody>
          <FormDraft draft={draft} />
          <TextField
            name="name"
            label={t({ message: "Name of the list", comment: "Label of a field" })}
            autoComplete="off"
            maxLength={limits.name}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <SendingNotice of={sending} />
        </DialogBody>
        <FormFooter onCancel={onClose} busy={sending.isPending}>
          {children}
        </FormFooter>
      </Form>
    </Formik>
  );
}
