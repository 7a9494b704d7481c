import { useBulk } from '#features/bulk/use-bulk.ts';
import { ChoiceMenu } from '#ui/ChoiceMenu.tsx';
import { BulkBar } from '#ui/list/BulkBar.tsx';
import { statuses, statusName } from './submission.ts';
import { changeWork } from './submission-bulk.ts';
import { useStaff } from './use-staff.ts';

const NOBODY = '';
const statusChoices = statuses.map((id) => ({ id, name: statusName(id) }));

export function SubmissionBulkBar() {
  const { run, isBusy } = useBulk({ one: 'submission', many: 'submissions' });
  const { staff } = useStaff();
  const colleagues = staff.filter(({ isActive }) => isActive);
  const nothing = 'Nothing to change.';
  return (
    <BulkBar>
      <ChoiceMenu
        label="Set status"
        choices={statusChoices}
        disabled={isBusy}
        onChoose={({ id, name }) => {
          const status = statuses.find((one) => one === id);
          if (status) void run((ids) => changeWork(ids, { status }), `set to ${name}`, nothing);
        }}
      />
      <ChoiceMenu
        label="Assign to"
        choices={[{ id: NOBODY, name: 'Nobody' }, ...colleagues]}
        disabled={isBusy}
        onChoose={({ id, name }) =>
          void run(
            (ids) => changeWork(ids, { assignee_id: id === NOBODY ? null : id }),
            id === NOBODY ? 'set free' : `assigned to ${name}`,
            nothing,
          )
        }
      />
    </BulkBar>
  );
}
