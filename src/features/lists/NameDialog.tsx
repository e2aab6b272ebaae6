import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { Formik } from "formik";
import type { ReactNode } from "react";
import { object, string } from "yup";
import { limits } from "#contract/constants/limits.ts";
import { messageId } from "#src/lib/i18n/sentence.ts";
import { Dialog, DialogBody } from "#src/ui/dialog/Dialog.tsx";
import { FormFooter } from "#src/ui/dialog/FormFooter.tsx";
import { Form } from "#src/ui/form/Form.tsx";
import { TextField } from "#src/ui/form/text/TextField.tsx";
import { FailureNotice } from "#src/ui/feedback/FailureNotice.tsx";
import { changeList, createList } from "./mutations.ts";
import type { AskedName } from "./use-asked-name.ts";

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
  const creation = useMutation(createList);
  const renaming = useMutation(changeList);
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
    const draft = asked.act === "copy" ? { name, copyOf: asked.listId } : { name };
    onMade((await creation.mutateAsync(draft)).listId);
  };
  return (
    <Formik
      initialValues={{ name: asked.act === "copy" ? copied.slice(0, limits.name) : before }}
      validationSchema={schema}
      onSubmit={({ name }) => send(name.trim()).then(onClose, () => undefined)} // the form says why
    >
      <Form>
        <DialogBody>
          <TextField
            name="name"
            label={t({ message: "Name of the list", comment: "Label of a field" })}
            autoComplete="off"
            maxLength={limits.name}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <FailureNotice error={creation.error ?? renaming.error} />
        </DialogBody>
        <FormFooter onCancel={onClose} busy={creation.isPending || renaming.isPending}>
          {children}
        </FormFooter>
      </Form>
    </Formik>
  );
}
