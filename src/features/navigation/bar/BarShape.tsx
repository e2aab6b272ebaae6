import { StillLogo } from "#src/features/navigation/Logo.tsx";
import { Container } from "#src/ui/page/Container.tsx";
import styles from "./NavBar.module.css";

/** The bar before its code is there: the logo alone. */
export const BarShape = () => (
  <header className={styles["head"]}>
    <Container className={styles["bar"]}>
      <StillLogo />
    </Container>
  </header>
);
