import { useLingui } from "@lingui/react/macro";
import type { Review } from "@recambia/contract/reviews/schemas";
import { BadgeCheck, Flag } from "lucide-react";
import { useState } from "react";
import { useOnDemand } from "../../lib/loading/use-on-demand.ts";
import { useLocale, useShop } from "../../lib/page/page-frame.tsx";
import { formatDay } from "../../lib/texts/format.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { Stars } from "../../ui/marks/Stars.tsx";
import styles from "./ReviewItem.module.css";
import { ReviewPictures } from "./ReviewPictures.tsx";

const loadReporting = () => import("./ReportDialog.tsx");

/** One review, with the days it was bought and written (`law.md` 8.2) and the shop's answer. */
export function ReviewItem({ review }: { review: Review }) {
  const { t } = useLingui();
  const [isReporting, setIsReporting] = useState(false);
  const close = () => setIsReporting(false);
  const reporting = useOnDemand(isReporting, loadReporting, close);
  const author = review.author || t`Alguien que ya no tiene cuenta`;
  const { title } = review;
  return (
    <article className={styles.review}>
      <header className={styles.header}>
        <Stars rating={review.rating} />
        <h3 lang={review.locale}>{title}</h3>
      </header>
      <p className={styles.by}>
        <strong>{author}</strong>
        <span className={styles.verified}>
          <BadgeCheck size={16} aria-hidden="true" />
          {t`Compra comprobada`}
        </span>
      </p>
      <ReviewDays review={review} />
      {review.text ? (
        <p lang={review.locale} className={styles.text}>
          {review.text}
        </p>
      ) : null}
      <ReviewPictures pictures={review.pictures} title={title} />
      {review.reply ? <Answer reply={review.reply} /> : null}
      <div>
        <Button
          look="quiet"
          className={styles.report}
          icon={<Flag size={16} aria-hidden="true" />}
          aria-haspopup="dialog"
          aria-label={t`Avisar de la opinión «${title}»`}
          onClick={() => setIsReporting(true)}
        >
          {t`Avisar`}
        </Button>
      </div>
      {isReporting && reporting ? <reporting.ReportDialog reviewId={review.id} onClose={close} /> : null}
    </article>
  );
}

/** When it was bought, written and changed. */
export function ReviewDays({ review }: { review: Review }) {
  const { t } = useLingui();
  const locale = useLocale();
  const dated = (time: string, tell: (day: string) => string) => tell(formatDay(time, locale));
  const days = [
    dated(review.bought_on, (day) => t`Comprado el ${day}`),
    dated(review.written_at, (day) => t`Opinión del ${day}`),
    ...(review.edited_at ? [dated(review.edited_at, (day) => t`Editada el ${day}`)] : []),
    ...(review.used_recently ? [t`Usado en los 30 días anteriores, según declara`] : []),
  ];
  return (
    <ul className={styles.days}>
      {days.map((day) => (
        <li key={day}>{day}</li>
      ))}
    </ul>
  );
}

function Answer({ reply }: { reply: NonNullable<Review["reply"]> }) {
  const { t } = useLingui();
  const locale = useLocale();
  const shop = useShop();
  const day = formatDay(reply.replied_at, locale);
  return (
    <div className={styles.answer}>
      <p className={styles.answerTitle}>{t`Respuesta de ${shop.name}, ${day}`}</p>
      <p className={styles.text}>{reply.text}</p>
    </div>
  );
}
