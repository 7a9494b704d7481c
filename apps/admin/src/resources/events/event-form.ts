import { eventFields } from '@expat-buddy/domain/event/fields';
import { type EventState, eventStates } from '@expat-buddy/domain/event/state';
import { t } from '#i18n/t.ts';
import { fieldLabels } from '#ui/fields/field-labels.ts';

export const eventLabels = fieldLabels(eventFields);

const stateNames: Readonly<Record<EventState, string>> = {
  announced: t('Announced'),
  open: t('Open for inquiries'),
  full: t('Full'),
  past: t('Past'),
};

export const stateChoices = eventStates.map((id) => ({ id, name: stateNames[id] }));
