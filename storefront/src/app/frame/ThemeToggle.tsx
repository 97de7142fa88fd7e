import { useLingui } from "@lingui/react/macro";
import { Moon, Sun } from "lucide-react";
import { IconButton } from "../../ui/actions/IconButton.tsx";
import styles from "./ThemeToggle.module.css";
import { toggleTheme } from "./theme.ts";

/** Toggles the theme and stores it. Both icons are rendered; the theme's stylesheet shows the right one. */
export function ThemeToggle() {
  const { t } = useLingui();
  return (
    <IconButton
      label={t`Cambiar entre tema claro y oscuro`}
      icon={
        <>
          <Sun aria-hidden="true" className={styles.sun} />
          <Moon aria-hidden="true" className={styles.moon} />
        </>
      }
      onClick={toggleTheme}
    />
  );
}
