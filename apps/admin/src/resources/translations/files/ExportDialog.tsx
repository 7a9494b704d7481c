import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useId, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { momentInName } from '#features/export/algiers-moment.ts';
import {
  firstTranslationLanguage,
  toTranslationLanguage,
  translationChoices,
} from '#features/record-editing/translations/languages.ts';
import { t } from '#i18n/t.ts';
import { ActionDialog } from '#ui/ActionDialog.tsx';
import { slugOf } from '#ui/inputs/slug.ts';
import { saveFile } from '#ui/save-file.ts';
import { isLeft } from '../texts.ts';
import { toCsvFile } from './csv-file.ts';
import { fileRow } from './file-row.ts';
import { readLanguage } from './read-language.ts';

const extents = [
  { id: 'left', name: t('Missing and outdated texts') },
  { id: 'all', name: t('All texts') },
] as const;

type Choice = { id: string; name: string };
type ChoiceProps = {
  label: string;
  value: string;
  choices: readonly Choice[];
  onChoose: (id: string) => void;
};

function RadioChoice({ label, value, choices, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onChange={(_event, chosen) => onChoose(chosen)}
      >
        {choices.map((choice) => (
          <FormControlLabel
            key={choice.id}
            value={choice.id}
            control={<Radio size="small" />}
            label={choice.name}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

type ExportDialogProps = { filter: Readonly<Record<string, unknown>>; onClose: () => void };

/** Exports a language for a translator, within the kind and visibility filters of the board. */
export default function ExportDialog({ filter, onClose }: ExportDialogProps) {
  const provider = useDataProvider();
  const notify = useNotify();
  const [languageId, setLanguageId] = useState<string>(
    String(filter.language ?? firstTranslationLanguage),
  );
  const [extent, setExtent] = useState<string>('left');
  const save = async () => {
    const language = toTranslationLanguage(languageId);
    const { resource, is_visible } = filter;
    const texts = await readLanguage(provider, language, { resource, is_visible });
    const rows = (extent === 'left' ? texts.filter(isLeft) : texts).map(fileRow);
    if (rows.length === 0) throw new Error(t('There is nothing to export.'));
    const day = momentInName().slice(0, 10);
    const name = slugOf(t('translations'));
    saveFile(`${name}-${language}-${day}.csv`, toCsvFile(rows), 'text/csv;charset=utf-8');
    const count = rows.length;
    notify(t('{count, plural, one {# text} other {# texts}} exported.', { count }), {
      type: 'success',
    });
  };
  return (
    <ActionDialog
      title={t('Export a language')}
      description={t(
        'A CSV file for a translator, with the English texts beside their translations. The kind and visibility chosen on the board apply.',
      )}
      confirmLabel={t('Export')}
      onConfirm={save}
      onClose={onClose}
    >
      <RadioChoice
        label={t('Language')}
        value={languageId}
        choices={translationChoices}
        onChoose={setLanguageId}
      />
      <RadioChoice label={t('Texts')} value={extent} choices={extents} onChoose={setExtent} />
    </ActionDialog>
  );
}
