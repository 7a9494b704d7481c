import { t } from '#i18n/t.ts';
import { asText } from '#ui/inputs/form-text.ts';

export const placeToSave = (values: Record<string, unknown>): Record<string, unknown> => ({
  ...values,
  name: asText(values.name),
});

export const placeLabels: Readonly<Record<string, string>> = {
  name: t('Name'),
  latitude: t('Latitude'),
  longitude: t('Longitude'),
};
