import type { DataProvider } from 'react-admin';

const served = new Set(['users', 'admins', 'invitations', 'reset-mails']);

// Loaded on demand, because only administrators open these screens.
async function accounts(): Promise<DataProvider> {
  return (await import('./accounts-provider.ts')).accountsProvider;
}

/** Routes account resources to the edge function. */
export function withAccounts(tables: DataProvider): DataProvider {
  const of = (resource: string) => (served.has(resource) ? accounts() : Promise.resolve(tables));
  return {
    ...tables,
    getList: async (resource, params) => (await of(resource)).getList(resource, params),
    getOne: async (resource, params) => (await of(resource)).getOne(resource, params),
    getMany: async (resource, params) => (await of(resource)).getMany(resource, params),
    getManyReference: async (resource, params) =>
      (await of(resource)).getManyReference(resource, params),
    create: async (resource, params) => (await of(resource)).create(resource, params),
    update: async (resource, params) => (await of(resource)).update(resource, params),
    updateMany: async (resource, params) => (await of(resource)).updateMany(resource, params),
    delete: async (resource, params) => (await of(resource)).delete(resource, params),
    deleteMany: async (resource, params) => (await of(resource)).deleteMany(resource, params),
  };
}
