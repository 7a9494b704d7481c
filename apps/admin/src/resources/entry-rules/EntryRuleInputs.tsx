import { entryRuleFields } from '@expat-buddy/domain/entry-rule/fields';
import { t } from '#i18n/t.ts';
import { FieldTabs } from '#ui/fields/FieldTabs.tsx';
import { entryRuleInputs } from './entry-rule-inputs.tsx';

const tabs = { rule: t('Rule'), who: t('For whom'), source: t('Source') };

export default function EntryRuleInputs() {
  return (
    <FieldTabs
      fields={entryRuleFields}
      own={entryRuleInputs}
      tabs={tabs}
      label={t('Parts of the rule')}
    />
  );
}
