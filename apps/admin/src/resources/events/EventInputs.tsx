import { eventFields } from '@expat-buddy/domain/event/fields';
import { t } from '#i18n/t.ts';
import { FieldTabs } from '#ui/fields/FieldTabs.tsx';
import { eventInputs } from './event-inputs.tsx';

const tabs = { text: t('Text and photo'), when: t('When and where'), programme: t('Programme') };

export default function EventInputs() {
  return (
    <FieldTabs fields={eventFields} own={eventInputs} tabs={tabs} label={t('Parts of the event')} />
  );
}
