import { useLingui } from "@lingui/react/macro";
import { formatPeriod, type Maker, type Model, type Variant } from "@recambia/contract/vehicles/schemas";
import { useQuery } from "@tanstack/react-query";
import { hasFailed } from "../../lib/http/has-failed.ts";
import { QueryFailure } from "../../ui/feedback/QueryFailure.tsx";
import { Picker } from "../../ui/forms/Picker.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import { formatDisplacement, formatFuel, formatFuelLabel, formatPower } from "../format-vehicle.ts";
import { useLogFailure } from "../garage/use-log-failure.ts";
import {
  type ChoiceStep,
  chooseMaker,
  chooseModel,
  chooseVariant,
  useVehicleChoice,
} from "../garage/vehicle-choice.ts";
import { makersQuery, modelsQuery, variantsQuery } from "../queries.ts";
import { VehicleDrawing } from "../VehicleDrawing.tsx";
import { makerAliases } from "./maker-aliases.ts";
import { generationsOf } from "./model-generations.ts";
import styles from "./PickerRow.module.css";
import { PickerRow } from "./PickerRow.tsx";
import { popularCount } from "./popular-count.ts";

type Props = {
  step: ChoiceStep;
  /** Called after the choice has been kept. */
  onChosen(step: ChoiceStep): void;
  takesFocus?: boolean;
};

type ListProps = { onChosen(): void; takesFocus: boolean };

/** The list of one step on the way to a vehicle: makers, the chosen maker's models, or their variants. */
export function StepPicker({ step, onChosen, takesFocus = false }: Props) {
  const { maker, model } = useVehicleChoice();
  const list = { onChosen: () => onChosen(step), takesFocus };
  if (step === "model" && maker) return <ModelPicker key={maker.id} makerId={maker.id} {...list} />;
  if (step === "variant" && model) return <VariantPicker key={model.id} modelId={model.id} {...list} />;
  return <MakerPicker {...list} />;
}

function MakerPicker({ onChosen, takesFocus }: ListProps) {
  const { t } = useLingui();
  const { maker } = useVehicleChoice();
  const makers = useQuery(makersQuery());
  useLogFailure(makers, "makers");
  if (hasFailed(makers)) return <QueryFailure query={makers} />;
  const popular = new Set(makers.data?.slice(0, popularCount(makers.data)));
  return (
    <Picker<Maker>
      label={t({ message: "Marcas", context: "vehículo" })}
      searchLabel={t`Buscar marca`}
      rows={makers.data}
      keyOf={(row) => row.id}
      titleOf={(row) => row.name}
      detailOf={makerAliases}
      headingOf={(row) => (popular.has(row) ? t`Las más habituales` : t`Todas las marcas`)}
      renderRow={(row) => <PickerRow title={row.name} />}
      rowHeightPx={48}
      chosenKey={maker?.id ?? null}
      onChoose={(row) => {
        chooseMaker(row);
        onChosen();
      }}
      nothingFound={t`Ninguna marca se llama así.`}
      noRows={t`Todavía no hay marcas en el catálogo.`}
      takesFocus={takesFocus}
    />
  );
}

function ModelPicker({ makerId, onChosen, takesFocus }: ListProps & { makerId: string }) {
  const { t } = useLingui();
  const { model } = useVehicleChoice();
  const models = useQuery(modelsQuery(makerId));
  useLogFailure(models, "models");
  if (hasFailed(models)) return <QueryFailure query={models} />;
  const generationOf = generationsOf(models.data ?? []);
  return (
    <Picker<Model>
      label={t`Modelos`}
      searchLabel={t`Buscar modelo`}
      rows={models.data}
      keyOf={(row) => row.id}
      titleOf={(row) => row.name}
      detailOf={(row) => formatPeriod(row.performance_period)}
      headingOf={(row) => generationOf(row)?.family ?? ""}
      listClassName={styles.models ?? ""}
      renderRow={(row) => {
        const generation = generationOf(row);
        return (
          <PickerRow
            picture={<VehicleDrawing thumbnail={row.thumbnail} />}
            group={generation?.family}
            title={generation?.name ?? row.name}
            detail={formatPeriod(row.performance_period)}
          />
        );
      }}
      rowHeightPx={64}
      chosenKey={model?.id ?? null}
      onChoose={(row) => {
        chooseModel(row);
        onChosen();
      }}
      nothingFound={t`Ningún modelo se llama así.`}
      noRows={t`Todavía no tenemos modelos de esta marca.`}
      takesFocus={takesFocus}
    />
  );
}

function VariantPicker({ modelId, onChosen, takesFocus }: ListProps & { modelId: string }) {
  const { t, i18n } = useLingui();
  const { variant } = useVehicleChoice();
  const variants = useQuery(variantsQuery(modelId));
  useLogFailure(variants, "variants");
  if (hasFailed(variants)) return <QueryFailure query={variants} />;
  return (
    <Picker<Variant>
      label={t`Versiones`}
      searchLabel={t`Buscar versión, kW o CV`}
      rows={variants.data}
      keyOf={(row) => row.id}
      titleOf={(row) => row.vehicle_name}
      detailOf={(row) =>
        `${formatPower(row, i18n)} ${formatDisplacement(row.ccm)} ${formatPeriod(row.performance_period)}`
      }
      headingOf={(row) => formatFuelLabel(row.fuel, i18n)}
      renderRow={(row) => (
        <PickerRow
          title={row.vehicle_name}
          mark={formatPower(row, i18n)}
          detail={
            <>
              <VisuallyHidden>{formatFuel(row.fuel, i18n)}, </VisuallyHidden>
              {[formatDisplacement(row.ccm), formatPeriod(row.performance_period)]
                .filter(Boolean)
                .join(" · ")}
            </>
          }
        />
      )}
      rowHeightPx={60}
      chosenKey={variant?.id ?? null}
      onChoose={(row) => {
        chooseVariant(row);
        onChosen();
      }}
      nothingFound={t`Ninguna versión se llama así. Prueba con los kW de tus papeles.`}
      noRows={t`Todavía no tenemos versiones de este modelo.`}
      takesFocus={takesFocus}
    />
  );
}
