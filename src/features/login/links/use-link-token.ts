import { useLocation, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { readLinkToken } from "#contract/constants/link-token.ts";

/**
 * The token of a mail's link: what follows the `#`, which no server or log ever sees. It is removed from the address bar
 * at once, so that no screen, history or copied address shows it; empty where there is none. Opening a link spends nothing.
 */
export function useLinkToken(): string {
  const { history } = useRouter();
  const hash = useLocation({ select: (location) => location.hash });
  const sent = readLinkToken(hash);
  const [token, setToken] = useState(sent);
  // A second link may be opened on the same page: then only the fragment changes.
  if (sent && sent !== token) setToken(sent);
  useEffect(() => {
    if (hash) history.replace(location.pathname + location.search);
  }, [hash, history]);
  return token;
}
