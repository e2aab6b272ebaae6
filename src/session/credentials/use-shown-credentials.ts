import { useState } from "react";
import type { ClientCredentials } from "#contract/clients/clients.ts";

export interface ShownCredentials {
  credentials: ClientCredentials | undefined;
  show: (credentials: ClientCredentials) => void;
  setCopied: () => void;
  isUncopied: boolean;
  /** Leaves them; where they were not copied, only after a question. */
  leave: () => void;
  isAsking: boolean;
  answer: (mayLeave: boolean) => void;
}

/** Credentials that are only in the state of what shows them, so that leaving it drops them. `onLeft` follows that. */
export function useShownCredentials(onLeft: () => void): ShownCredentials {
  const [credentials, setCredentials] = useState<ClientCredentials>();
  const [isCopied, setCopied] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const isUncopied = credentials !== undefined && !isCopied;
  const drop = () => {
    setCredentials(undefined);
    setCopied(false);
    onLeft();
  };
  return {
    credentials,
    show: setCredentials,
    setCopied: () => setCopied(true),
    isUncopied,
    leave: () => (isUncopied ? setAsking(true) : drop()),
    isAsking,
    answer: (mayLeave) => {
      setAsking(false);
      if (mayLeave) drop();
    },
  };
}
