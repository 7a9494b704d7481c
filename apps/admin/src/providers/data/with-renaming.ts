import type { DataProvider } from 'react-admin';

/** Gives a record another id if it still is as it was at `updatedAt`. */
export type Rename = (
  resource: string,
  id: string,
  to: string,
  updatedAt: unknown,
) => Promise<void>;

/**
 * Saves a changed id after everything else, which is found under the former one. Should the id be refused,
 * the rest is saved, and saving once more finds it done.
 */
export function withRenaming(provider: DataProvider, rename: Rename): DataProvider {
  /** The new ids by the former ones, while the form that was saved still asks for its own. */
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
      // react-admin keeps the answer under the id that it asked with; the form goes on to the new one.
      return saved;
    },
  };
}
