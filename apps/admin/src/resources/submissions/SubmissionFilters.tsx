import { serviceTypeLabels, serviceTypes } from '@expat-buddy/domain/inquiry/service-types';
import { useListContext } from 'react-admin';
import { ExportButton } from '#layout/export/ExportButton.tsx';
import { FilterBar } from '#layout/FilterBar.tsx';
import { PeriodFilter } from '#layout/PeriodFilter.tsx';
import { SearchBox } from '#layout/SearchBox.tsx';
import { SelectFilter } from '#layout/SelectFilter.tsx';
import { SortSelect } from '#layout/SortSelect.tsx';
import { useIsPhone } from '#layout/use-is-phone.ts';
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
