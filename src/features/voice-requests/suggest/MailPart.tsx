import { Trans, useLingui } from "@lingui/react/macro";
import Pencil from "lucide-react/icons/pencil";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import { limits } from "#contract/constants/limits.ts";
import { locales, siteLanguages } from "#contract/constants/site-languages.ts";
import { linkPlace } from "#contract/constants/suggestion-mail.ts";
import type { SuggestionMail } from "#contract/voice-requests/request-suggestion.ts";
import pageStyles from "#src/features/voice-requests/page/RequestPage.module.css";
import { Button } from "#src/ui/button/Button.tsx";
import { Segments } from "#src/ui/form/choice/Segments.tsx";
import { Field } from "#src/ui/form/Field.tsx";
import { TextArea } from "#src/ui/form/text/TextArea.tsx";
import { TextInput } from "#src/ui/form/text/TextInput.tsx";
import styles from "./Suggest.module.css";
import type { SuggestionState } from "./use-suggestion.ts";

interface MailPartProps {
  address: string;
  suggestion: SuggestionState;
}

/** Whether the place of the link stands in a text once. */
export const holdsLink = (text: string): boolean => text.split(linkPlace).length === 2;

/** The mail to the visitor word for word as it goes out, or its fields while it is edited. */
export function MailPart({ address, suggestion: { inputs, change, mail } }: MailPartProps) {
  const { t } = useLingui();
  const { isEdited, language } = inputs;
  return (
    <section className={pageStyles["panel"]} aria-labelledby="mail">
      <div className={styles["mailHead"]}>
        <h2 id="mail">
          <Trans comment="Heading: the mail to a visitor">E-mail</Trans>
        </h2>
        {!isEdited && (
          <Segments
            label={t({ message: "Language of the e-mail", comment: "Name of a group of two keys" })}
            value={language}
            options={locales.map((value) => ({ value, words: siteLanguages[value].name, lang: value }))}
            onSelect={(next) => change({ language: next })}
          />
        )}
      </div>
      <dl className={styles["mailTo"]}>
        <dt>
          <Trans comment="Whom a mail goes to">To</Trans>
        </dt>
        <dd>{address}</dd>
      </dl>
      {isEdited ? (
        <Edited {...{ inputs, change }} />
      ) : (
        mail && (
          <>
            <Preview mail={mail} language={language} />
            <Button
              wide
              icon={<Pencil size={18} aria-hidden="true" />}
              onClick={() => change({ isEdited: true, ...mail })}
            >
              <Trans comment="Button: the text of a mail">Edit the text</Trans>
            </Button>
          </>
        )
      )}
    </section>
  );
}

function Preview({ mail: { subject, text }, language }: { mail: SuggestionMail; language: string }) {
  return (
    <div lang={language}>
      <p className={styles["subject"]}>{subject}</p>
      <div className={styles["letter"]}>
        {text.split("\n\n").map((paragraph) =>
          paragraph.includes(linkPlace) ? (
            <p key={paragraph}>
              <span className={styles["link"]}>
                {paragraph.replace(linkPlace, "").trim().replace(/:$/, "")}
              </span>
            </p>
          ) : (
            <p key={paragraph}>{paragraph}</p>
          ),
        )}
      </div>
    </div>
  );
}

function Edited({ inputs, change }: Pick<SuggestionState, "inputs" | "change">) {
  const { t } = useLingui();
  const { subject, text, language } = inputs;
  const [most, mostText] = [limits.request.mailSubject, limits.request.mailText];
  return (
    <div className={styles["fields"]}>
      <Field
        required
        label={<Trans comment="Label of a field: of a mail">Subject</Trans>}
        error={subject.trim() === "" ? t`Write a subject` : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            lang={language}
            maxLength={most}
            value={subject}
            onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
          />
        )}
      </Field>
      <Field
        required
        label={<Trans comment="Label of a field: of a mail">Text</Trans>}
        hint={
          <Trans comment="linkPlace is what stands for the link: {link}">
            {linkPlace} is where the room’s link goes; the words before it become the button.
          </Trans>
        }
        error={
          holdsLink(text)
            ? undefined
            : t({
                message: `Keep ${linkPlace} in the text once`,
                comment: "linkPlace is {link}, as it is typed",
              })
        }
      >
        {(control) => (
          <TextArea
            {...control}
            lang={language}
            rows={12}
            maxLength={mostText}
            value={text}
            onChange={({ currentTarget }) => change({ text: currentTarget.value })}
          />
        )}
      </Field>
      <Button
        look="quiet"
        icon={<RotateCcw size={18} aria-hidden="true" />}
        onClick={() => change({ isEdited: false, subject: "", text: "" })}
      >
        <Trans comment="Button: drops what was edited in a mail">Back to the proposed text</Trans>
      </Button>
    </div>
  );
}
