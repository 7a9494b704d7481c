import type { DataProvider } from 'react-admin';

/** Changes a record's id unless it was changed after `updatedAt`. */
export type Rename = (
  resource: string,
  id: string,
  to: string,
  updatedAt: unknown,
) => Promise<void>;

/**
 * Changes the id last, because the other columns are saved under the old one. A rejected id leaves
 * the rest saved, and saving again succeeds.
 */
export function withRenaming(provider: DataProvider, rename: Rename): DataProvider {
  /** New ids by old id, for the form that still reads the old one. */
  const renamed = new Map<string, string>();
  return {
    ...provider,
    async getOne(resource, params) {
      try {
        return await provider.getOne(resource, params);
      } catch (error) {
        const id = renamed.get(`${resource}/${params.id}`);
        if (!id || (error as { status?: number }).status !== 404) throw error;
        const { data } = await provider.getOne(resource, { ...params, id });
        return { data: { ...data, id: params.id } };
      }
    },
    async update(resource, params) {
      const wanted: unknown = params.data.id;
      if (wanted === undefined || wanted === params.id) return provider.update(resource, params);
      const data = { ...params.data, id: params.id };
      const saved = await provider.update(resource, { ...params, data });
      await rename(resource, String(params.id), String(wanted), saved.data.updated_at);
      renamed.set(`${resource}/${params.id}`, String(wanted));
      // react-admin caches the answer under the old id; the form then navigates to the new one.
      return saved;
    },
  };
}
