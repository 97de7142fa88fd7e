import { Trans, useLingui } from "@lingui/react/macro";
import { vehicleFullName, vehicleShortName } from "@recambia/contract/vehicles/vehicle-names";
import { useEffect, useId, useState } from "react";
import { Link } from "react-router";
import { Button, buttonClass } from "../../ui/actions/Button.tsx";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { Checkbox } from "../../ui/forms/Checkbox.tsx";
import { useIsOwnVehicle } from "../garage/store.ts";
import { keepFacts } from "../garage/vehicle-facts.ts";
import { pathForVehicle } from "../garage/vehicle-param.ts";
import type { FitQuestionProps } from "./FitQuestion.tsx";
import styles from "./FitQuestionDialog.module.css";
import { alternativeStatements } from "./restriction-statements.ts";

/** The question of {@link FitQuestionProps}, in its two kinds. */
export function FitQuestionDialog(props: FitQuestionProps) {
  return props.fit.answer === "does_not_fit" ? <DoesNotFit {...props} /> : <FitsIf {...props} />;
}

/** A tick, or a choice among several ways to fit, states the condition before the button is live. */
function FitsIf({ isOpen, onClose, onConfirm, fit, vehicle, productName }: FitQuestionProps) {
  const { t, i18n } = useLingui();
  const ways = alternativeStatements(fit.alternatives, i18n);
  const [stated, setStated] = useState<number | null>(null);
  const { name, isOther } = useNamed(vehicle);
  useEffect(() => {
    if (!isOpen) setStated(null);
  }, [isOpen]);
  const isStated = stated !== null || ways.length === 0;

  function confirm() {
    const said = ways[stated ?? -1]?.join();
    const way = fit.alternatives.find((one) => alternativeStatements([one], i18n)[0]?.join() === said);
    if (way && vehicle && !isOther) keepFacts(vehicle.id, way);
    onConfirm();
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={isOther ? t`¿Encaja en un ${name}?` : t`¿Encaja en tu ${name}?`}
      shape="sheet"
      actions={
        <>
          <Button look="quiet" onClick={onClose}>{t`Cancelar`}</Button>
          <Button aria-disabled={!isStated} onClick={() => isStated && confirm()}>{t`Añadir`}</Button>
        </>
      }
    >
      <p className={styles.product}>{productName}</p>
      {ways.length > 1 ? (
        <WayChoice ways={ways} stated={stated} onState={setStated} />
      ) : (
        <>
          <p>
            <Trans>Solo encaja con una condición. Márcala si se cumple en tu coche.</Trans>
          </p>
          {ways.map((statements) => (
            <Checkbox
              key={statements.join()}
              label={<Statements statements={statements} />}
              checked={stated !== null}
              onChange={(event) => setStated(event.target.checked ? 0 : null)}
            />
          ))}
        </>
      )}
      {isOther ? null : (
        <p className={styles.kept}>{t`Lo recordamos para tu ${name}. Puedes cambiarlo en tu garaje.`}</p>
      )}
    </Dialog>
  );
}

type ChoiceProps = { ways: string[][]; stated: number | null; onState(way: number): void };

function WayChoice({ ways, stated, onState }: ChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.ways}>
      <legend>
        <Trans>Encaja si se cumple una de estas condiciones. ¿Cuál es la tuya?</Trans>
      </legend>
      {ways.map((statements, index) => (
        <label key={statements.join()} className={styles.way}>
          <input type="radio" name={name} checked={stated === index} onChange={() => onState(index)} />
          <Statements statements={statements} />
        </label>
      ))}
    </fieldset>
  );
}

function Statements({ statements }: { statements: readonly string[] }) {
  return (
    <span className={styles.statements}>
      {statements.map((statement) => (
        <span key={statement}>{statement}.</span>
      ))}
    </span>
  );
}

function DoesNotFit({ isOpen, onClose, onConfirm, vehicle, productName, partType }: FitQuestionProps) {
  const { t } = useLingui();
  const { name, isOther } = useNamed(vehicle);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={isOther ? t`No encaja en un ${name}` : t`No encaja en tu ${name}`}
      shape="sheet"
      actions={
        <>
          <Button look="danger" onClick={onConfirm}>{t`Añadir de todas formas`}</Button>
          {partType && vehicle ? (
            <Link
              to={pathForVehicle(`/subcategories/${partType.slug}`, { variantId: vehicle.id })}
              className={buttonClass()}
              onClick={onClose}
            >
              <Trans>Ver el que sí encaja</Trans>
            </Link>
          ) : (
            <Button onClick={onClose}>{t`No añadir`}</Button>
          )}
        </>
      }
    >
      <p className={styles.product}>{productName}</p>
      <p>
        {isOther ? (
          <Trans>
            Este recambio no es para {name}. Si lo quieres para otro coche, puedes añadirlo igualmente.
          </Trans>
        ) : (
          <Trans>
            Este recambio no es para tu {name}. Si lo quieres para otro coche, puedes añadirlo igualmente.
          </Trans>
        )}
      </p>
    </Dialog>
  );
}

/** Short name of the shopper's own vehicle; full name of one from a shared link. */
function useNamed(vehicle: FitQuestionProps["vehicle"]): { name: string; isOther: boolean } {
  const { t } = useLingui();
  const isOwn = useIsOwnVehicle(vehicle?.id);
  if (!vehicle) return { name: t`coche`, isOther: false };
  return { name: isOwn ? vehicleShortName(vehicle) : vehicleFullName(vehicle), isOther: !isOwn };
}
