import { useEffect, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import {
  changesOf,
  type Description,
  describePhotos,
  trimmed,
} from '#features/photos/describe/describe-photos.ts';
import { t } from '#i18n/t.ts';
import { useFormDraft } from '#ui/form/drafts/use-form-draft.ts';
import type { Photo } from '../photo.ts';

type Written = Readonly<Record<string, Description>>;

/** As many ids as a draft's name holds. */
const IDS_OF_NAME = 5;

const countOf = (count: number) => t('{count, plural, one {# photo} other {# photos}}', { count });

/** The texts of several photos, saved together. Those that could not be saved remain to be retried. */
export function useDescriptions(
  ids: readonly string[],
  all: readonly Photo[],
  onSaved: (ids: string[]) => void,
  onClose: () => void,
) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [written, setWritten] = useState<Written>({});
  const [savedIds, setSavedIds] = useState<readonly string[]>([]);
  const [failures, setFailures] = useState<Readonly<Record<string, string>>>({});
  const [isPublished, setPublished] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const [summary, setSummary] = useState<string>();

  const photos = all.filter(({ id }) => !savedIds.includes(id));
  const textsOf = (photo: Photo): Description => written[photo.id] ?? trimmed(photo);
  const draft = useFormDraft({
    form: 'photo-descriptions',
    recordId: ids.slice(0, IDS_OF_NAME).join(),
    isReady: all.length > 0,
    collect: () =>
      Object.keys(written).length > 0 ? { changes: written, base: {}, record_version: null } : null,
    restore: ({ changes }) => {
      const known = photos.filter(({ id }) => id in changes);
      const kept = Object.fromEntries(known.map(({ id }) => [id, changes[id] as Description]));
      setWritten({ ...kept, ...written });
      return known.length > 0;
    },
  });
  const { schedule } = draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: The texts are what is saved.
  useEffect(schedule, [written, schedule]);
  const discard = () => {
    draft.finish();
    setWritten({});
  };
  const change = (changed: readonly Photo[], part: Partial<Description>) =>
    setWritten({
      ...written,
      ...Object.fromEntries(changed.map((photo) => [photo.id, { ...textsOf(photo), ...part }])),
    });

  async function saveAll() {
    setBusy(true);
    setSummary(undefined);
    const outcome = await describePhotos(
      photos.map((photo) => ({
        id: photo.id,
        change: changesOf(photo, textsOf(photo), isPublished),
      })),
    );
    const saved = photos.map(({ id }) => id).filter((id) => !outcome.failures[id]);
    const failed = photos.length - saved.length;
    setBusy(false);
    setFailures(outcome.failures);
    refresh();
    onSaved(saved);
    if (failed === 0) {
      draft.finish();
      notify(t('{count} saved.', { count: countOf(outcome.count) }), { type: 'success' });
      onClose();
      return;
    }
    setSavedIds([...savedIds, ...saved]);
    setSummary(
      t('{count} saved, {failed} not. Try again.', {
        count: countOf(outcome.count),
        failed: countOf(failed),
      }),
    );
  }

  const save = () => {
    if (!isBusy && photos.length > 0) void saveAll();
  };
  return {
    photos,
    textsOf,
    change,
    failures,
    isPublished,
    setPublished,
    isBusy,
    summary,
    save,
    draft,
    discard,
  };
}
