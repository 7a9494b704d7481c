import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { t } from '#i18n/t.ts';
import { slugOf } from '#ui/inputs/slug.ts';

/** Creates a tag and resolves with its id; reports why when refused. */
export function useCreateTag() {
  const provider = useDataProvider();
  const notify = useNotify();
  const queryClient = useQueryClient();
  return async (title: string): Promise<string | undefined> => {
    try {
      const { data } = await provider.create<{ id: string }>('tags', {
        data: { id: slugOf(title), title },
      });
      await queryClient.invalidateQueries({ queryKey: ['tags', 'getList'] });
      notify(t('New tag: {title}.', { title }), { type: 'success' });
      return data.id;
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      return undefined;
    }
  };
}
