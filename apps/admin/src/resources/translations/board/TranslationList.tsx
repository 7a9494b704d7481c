import { Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { translationChoices } from '#features/record-editing/translations/languages.ts';
import { translatableChoices } from '#features/record-editing/translations/translatable.ts';
import { t } from '#i18n/t.ts';
import { readOptions } from '#providers/read-options.ts';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListFrame } from '#ui/list/ListFrame.tsx';
import { NothingFound } from '#ui/list/NothingFound.tsx';
import { SearchBox } from '#ui/list/SearchBox.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { UrlListBase } from '#ui/list/UrlListBase.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { FileButtons } from '../files/FileButtons.tsx';
import { TranslationRows } from './TranslationRows.tsx';
import { TranslationTotals } from './TranslationTotals.tsx';
import { BOARD_ORDER, needs, ONLY_OPEN } from './what-is-left.ts';

const visibility = [
  { id: 'true', name: t('On the site') },
  { id: 'false', name: t('Not on the site') },
];

function Head() {
  return (
    <FilterBar search={<SearchBox label={t('Search by title')} />} actions={<FileButtons />}>
      <SelectFilter
        source="language"
        label={t('Language')}
        any={t('Any language')}
        choices={translationChoices}
      />
      <SelectFilter source="need" label={t('Needs')} any={t('Anything')} choices={needs} />
      <SelectFilter
        source="resource"
        label={t('Kind')}
        any={t('Any kind')}
        choices={translatableChoices}
      />
      <SelectFilter
        source="is_visible"
        label={t('Visible')}
        any={t('Everywhere')}
        choices={visibility}
      />
    </FilterBar>
  );
}

function Frame() {
  const { filterValues } = useListContext();
  return (
    <>
      <TranslationTotals filter={filterValues} />
      <ListFrame
        head={<Head />}
        empty={
          <NothingFound
            none={t('Every text is translated, published and up to date.')}
            noneFitting={t('Nothing is left that matches the search and filters.')}
          />
        }
      >
        <TranslationRows />
      </ListFrame>
    </>
  );
}

/** The records with missing, outdated or unpublished translations; those on the site first. */
export default function TranslationList() {
  return (
    <UrlListBase
      resource="translations"
      filter={ONLY_OPEN}
      sort={BOARD_ORDER}
      perPage={25}
      queryOptions={readOptions}
    >
      <PageTitle title={t('Translations')} />
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: '65ch' }}>
        {t(
          'Texts that French and Arabic visitors read in English, or in an outdated translation. Open a record to translate it. Ctrl+Enter saves and moves to the next text, then to the next record in this list.',
        )}
      </Typography>
      <Frame />
    </UrlListBase>
  );
}
