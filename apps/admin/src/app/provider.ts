import { withLifecycleCallbacks } from 'react-admin';
import { dataProvider } from '#providers/data/data-provider.ts';
import { renameRecord } from '#providers/data/rename-record.ts';
import { withRenaming } from '#providers/data/with-renaming.ts';
import { withWholeRecords } from '#providers/data/with-whole-records.ts';
import { submissionCallbacks } from '#resources/submissions/submission-callbacks.ts';
import { unmatchedMailCallbacks } from '#resources/submissions/unmatched/unmatched-mail.ts';
import { translationCallbacks } from '#resources/translations/board/what-is-left.ts';

const withAll = withWholeRecords(dataProvider, {
  travels: async () => (await import('#resources/travels/whole-travel.ts')).wholeTravel,
  vehicles: async () => (await import('#resources/vehicles/vehicle-record.ts')).wholeVehicle,
  settings: async () => (await import('#resources/settings/settings-record.ts')).wholeSettings,
});
/** What every screen reads and saves with. */
export const provider = withLifecycleCallbacks(withRenaming(withAll, renameRecord), [
  submissionCallbacks,
  unmatchedMailCallbacks,
  translationCallbacks,
]);
