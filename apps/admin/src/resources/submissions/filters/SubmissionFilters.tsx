import { serviceTypeLabels } from '@expat-buddy/domain/inquiry/kinds/labels';
import { serviceTypes } from '@expat-buddy/domain/inquiry/service-types';
import { Button, IconButton, Tooltip } from '@mui/material';
import { Columns2, Keyboard, Plus } from 'lucide-react';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { ExportButton } from '#features/export/ExportButton.tsx';
import { statusName } from '#features/inbox/submission-status.ts';
import { languageChoices } from '#i18n/language-names.ts';
import { t, translated } from '#i18n/t.ts';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { SearchBox } from '#ui/list/SearchBox.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { SortSelect } from '#ui/list/SortSelect.tsx';
import { addPath } from '#ui/record-paths.ts';
import { useIsPhone } from '#ui/theme/use-is-phone.ts';
import { useReadingPane } from '../reading/use-reading-pane.ts';
import { SavedViews } from '../saved-views/SavedViews.tsx';
import { exportedFields, submissionColumns } from '../submission-columns.ts';
import { canFilterByOwner, statusesOf, viewOf } from '../submission-views.ts';
import { UnmatchedMailButton } from '../unmatched/UnmatchedMailButton.tsx';
import { useStaff } from '../use-staff.ts';
import { FigureFilters } from './FigureFilters.tsx';
import { ReceivedFilter } from './ReceivedFilter.tsx';

const sorts = [
  { field: 'last_message_at', order: 'DESC', label: t('Latest message first') },
  { field: 'last_message_at', order: 'ASC', label: t('Oldest message first') },
  { field: 'created_at', order: 'DESC', label: t('Newest first') },
  { field: 'created_at', order: 'ASC', label: t('Oldest first') },
  { field: 'name', order: 'ASC', label: t('Name') },
] as const;

const services = serviceTypes.map((id) => ({ id, name: translated(serviceTypeLabels[id]) }));

export function SubmissionFilters({ onHelp }: { onHelp: () => void }) {
  const { filterValues } = useListContext();
  const isPhone = useIsPhone();
  const pane = useReadingPane();
  const { staff, nameOf } = useStaff();
  const view = viewOf(filterValues);
  const statusChoices = statusesOf(view).map((id) => ({ id, name: statusName(id) }));
  return (
    <FilterBar
      search={<SearchBox label={t('Search submissions')} />}
      actions={
        <>
          {pane.isPossible && (
            <Tooltip title={t('Reading pane')}>
              <IconButton
                aria-label={t('Reading pane')}
                aria-pressed={pane.isShown}
                onClick={pane.toggle}
                color={pane.isShown ? 'primary' : 'default'}
              >
                <Columns2 size={20} />
              </IconButton>
            </Tooltip>
          )}
          {!isPhone && (
            <Tooltip title={t('Keyboard shortcuts (?)')}>
              <IconButton aria-label={t('Keyboard shortcuts')} onClick={onHelp}>
                <Keyboard size={20} />
              </IconButton>
            </Tooltip>
          )}
          <UnmatchedMailButton />
          <SavedViews />
          <ExportButton
            name={t('submissions')}
            columns={submissionColumns(nameOf)}
            read={exportedFields}
          />
          <Button
            component={Link}
            to={addPath('submissions')}
            variant="contained"
            startIcon={<Plus size={18} />}
          >
            {t('Add')}
          </Button>
        </>
      }
    >
      {statusChoices.length > 0 && (
        <SelectFilter
          source="status"
          label={t('Status')}
          any={t('Any status')}
          choices={statusChoices}
        />
      )}
      <SelectFilter
        source="service"
        label={t('Service')}
        any={t('Any service')}
        choices={services}
      />
      {canFilterByOwner(view) && (
        <SelectFilter
          source="assignee_id"
          label={t('Owner')}
          any={t('Anybody')}
          choices={staff.filter(({ isActive }) => isActive)}
        />
      )}
      <ReceivedFilter />
      <SelectFilter
        source="language"
        label={t('Language')}
        any={t('Any language')}
        choices={languageChoices}
      />
      <FigureFilters />
      {(isPhone || pane.isShown) && <SortSelect sorts={sorts} />}
    </FilterBar>
  );
}
