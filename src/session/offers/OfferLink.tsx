import { clsx } from "clsx";
import { AppLink, type AppLinkProps } from "#src/lib/i18n/app-link.tsx";
import styles from "./OfferLink.module.css";

interface OfferLinkProps extends Omit<AppLinkProps, "to" | "params" | "search"> {
  offerId: string;
}

/** A link to an offer's page, which covers the part around it. Only on servers with the feature `negotiation`. */
export const OfferLink = ({ offerId, className, ...rest }: OfferLinkProps) => (
  <AppLink {...rest} className={clsx(styles["link"], className)} to="/offers/$offerId" params={{ offerId }} />
);
