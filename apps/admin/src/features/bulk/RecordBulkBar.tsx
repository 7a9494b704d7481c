import type { PublishedTable } from '#content-kinds.ts';
import { BulkBar } from '#ui/list/BulkBar.tsx';
import { changeStatus } from './change-status.ts';
import { EditFieldsButton } from './edit/EditFieldsButton.tsx';
import type { LoadBulkFields } from './edit/use-edit.ts';
import type { RecordKind } from './records/record-kind.ts';
import { StatusButtons } from './StatusButtons.tsx';
import { useBulk } from './use-bulk.ts';

type RecordBulkBarProps = {
  names: { one: string; many: string };
  /** Set when rows have a publication state. */
  published?: PublishedTable | undefined;
  edit?: { kind: RecordKind; load: LoadBulkFields } | undefined;
};

/** What can be done with the selected rows of a list. */
export function RecordBulkBar({ names, published, edit }: RecordBulkBarProps) {
  const { run, isBusy } = useBulk(names);
  return (
    <BulkBar>
      {published && (
        <StatusButtons
          change={(ids, status) => changeStatus(published, ids, status)}
          run={run}
          isBusy={isBusy}
        />
      )}
      {edit && <EditFieldsButton {...edit} />}
    </BulkBar>
  );
}
