import { goodsNoticeWords } from "@recambia/contract/legal/goods-notice-words";
import { type GoodsNotice, goodsNotices } from "@recambia/contract/legal/goods-notices";
import { fillIn } from "@recambia/contract/locale";
import { Recycle, TriangleAlert } from "lucide-react";
import { useLocale, useShop } from "../lib/page/page-frame.tsx";
import styles from "./GoodsNotices.module.css";

const warnings: readonly GoodsNotice[] = ["reform", "off_road"];

/** Shows notices beside goods: what to do with the old battery, oil or lamp, and parts not allowed on public roads. */
export function GoodsNotices({ notices = [] }: { notices?: readonly GoodsNotice[] | undefined }) {
  const locale = useLocale();
  const place = useShop().address.municipality;
  const shown = goodsNotices.filter((notice) => notices.includes(notice));
  if (shown.length === 0) return null;
  return (
    <ul className={styles.notices}>
      {shown.map((notice) => {
        const { title, text } = goodsNoticeWords[locale][notice];
        const Icon = warnings.includes(notice) ? TriangleAlert : Recycle;
        return (
          <li key={notice}>
            <Icon size={20} aria-hidden="true" />
            <p>
              <strong>{title}.</strong> {fillIn(text, { place })}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
