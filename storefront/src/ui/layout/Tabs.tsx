import { Tabs as BaseTabs } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import styles from "./Tabs.module.css";

type Tab<Name extends string> = { name: Name; title: string; content: ReactNode };

type Props<Name extends string> = {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly Tab<Name>[];
  shown: Name;
  onShow: (name: NoInfer<Name>) => void;
};

/**
 * Two or three tabs with arrow-key navigation. A hidden panel keeps its input. Load it with `useOnDemand`,
 * like all of Base UI.
 */
export function Tabs<Name extends string>({ label, tabs, shown, onShow }: Props<Name>) {
  return (
    <BaseTabs.Root
      value={shown}
      onValueChange={(value) => {
        const next = tabs.find((tab) => tab.name === value);
        if (next) onShow(next.name);
      }}
    >
      <BaseTabs.List aria-label={label} className={styles.list}>
        {tabs.map(({ name, title }) => (
          <BaseTabs.Tab key={name} value={name} className={styles.tab}>
            {title}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map(({ name, content }) => (
        <BaseTabs.Panel key={name} value={name} keepMounted className={styles.panel}>
          {content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
