import { serviceTypeLabels, serviceTypes } from '@expat-buddy/domain/inquiry/service-types';
import { useListContext } from 'react-admin';
import { ExportButton } from '#features/export/ExportButton.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { PeriodFilter } from '#ui/list/PeriodFilter.tsx';
import { SearchBox } from '#ui/list/SearchBox.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { SortSelect } from '#ui/list/SortSelect.tsx';
import { useIsPhone } from '#ui/theme/use-is-phone.ts';
import { statusName } from './submission.ts';
import { exportedFields, submissionColumns } from './submission-columns.ts';
import { canFilterByStatus, filterStatuses, viewOf } from './submission-views.ts';
import { useStaff } from './use-staff.ts';

const sorts = [
  { field: 'created_at', order: 'DESC', label: 'Newest first' },
  { field: 'created_at', order: 'ASC', label: 'Oldest first' },
  { field: 'name', order: 'ASC', label: 'Name' },
] as const;

const statusChoices = filterStatuses.map((id) => ({ id, name: statusName(id) }));
const services = serviceTypes.map((id) => ({ id, name: serviceTypeLabels[id] }));

export function SubmissionFilters() {
  const { filterValues } = useListContext();
  const isPhone = useIsPhone();
  const { nameOf } = useStaff();
  return (
    <FilterBar
      search={<SearchBox label="Search submissions" />}
      actions={
        <ExportButton
          name="submissions"
          columns={submissionColumns(nameOf)}
          read={exportedFields}
        />
      }
    >
      {canFilterByStatus(viewOf(filterValues)) && (
        <SelectFilter source="status" label="Status" any="Any status" choices={statusChoices} />
      )}
      <SelectFilter source="service" label="Service" any="Any service" choices={services} />
      <PeriodFilter />
      {isPhone && <SortSelect sorts={sorts} />}
    </FilterBar>
  );
}
