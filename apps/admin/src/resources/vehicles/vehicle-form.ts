import { vehicleFields } from '@expat-buddy/domain/vehicle/fields';
import { type Gearbox, gearboxes } from '@expat-buddy/domain/vehicle/gearboxes';
import { type Fuel, fuels } from '@expat-buddy/domain/vehicle/types';
import { t } from '#i18n/t.ts';
import { fieldLabels } from '#ui/fields/field-labels.ts';

const gearboxNames: Readonly<Record<Gearbox, string>> = {
  manual: t('Manual'),
  automatic: t('Automatic'),
};

const fuelNames: Readonly<Record<Fuel, string>> = { diesel: t('Diesel'), petrol: t('Petrol') };

export const gearboxChoices = gearboxes.map((id) => ({ id, name: gearboxNames[id] }));
export const fuelChoices = fuels.map((id) => ({ id, name: fuelNames[id] }));

export const vehicleLabels = fieldLabels(vehicleFields);
