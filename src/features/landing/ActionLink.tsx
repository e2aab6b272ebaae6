import { useSyncExternalStore, type ComponentPropsWithRef, type KeyboardEvent } from "react";

interface ActionLinkProps extends ComponentPropsWithRef<"a"> {
  /** Where it leads while no script has run. */
  href: string;
  onAct: () => void;
}

const never = () => () => {};

/** Buttons answer to the space bar, links do not. */
function pressOnSpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
}

/** A link that becomes a button once the page can act, so that it leads somewhere without JavaScript too. */
export function ActionLink({ href, onAct, children, ...rest }: ActionLinkProps) {
  const canAct = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <a
      {...rest}
      href={href}
      role={canAct ? "button" : undefined}
      aria-haspopup={canAct ? rest["aria-haspopup"] : undefined}
      onKeyDown={pressOnSpace}
      onClick={(event) => {
        event.preventDefault();
        onAct();
      }}
    >
      {children}
    </a>
  );
}
