import { type ComponentType, lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { resourceProps } from '#content-kind-of.ts';
import type { ContentResource } from '#content-kinds.ts';
import { PageNotFound } from '#ui/page/AccessPages.tsx';
import type { CatalogueKind } from './catalogue-kind.ts';

/**
 * A resource whose records are created and edited in a drawer over the list. The kind and its
 * screens are loaded on demand.
 */
export function catalogueResource(
  resource: ContentResource,
  load: () => Promise<{ default: CatalogueKind }>,
): ResourceProps {
  const screen = (loadScreen: () => Promise<ComponentType<{ kind: CatalogueKind }>>) =>
    lazy(async () => {
      const [{ default: kind }, Screen] = await Promise.all([load(), loadScreen()]);
      return { default: () => <Screen kind={kind} /> };
    });
  const List = screen(async () => (await import('./CatalogueList.tsx')).CatalogueList);
  const Add = screen(async () => (await import('./CatalogueCreate.tsx')).CatalogueCreate);
  const Edit = screen(async () => (await import('./CatalogueEdit.tsx')).CatalogueEdit);
  return {
    ...resourceProps(resource),
    children: [
      <Route key="list" element={<List />}>
        <Route index element={null} />
        <Route path="add" element={<Add />} />
        <Route path="edit/:id" element={<Edit />} />
      </Route>,
      <Route key="other" path="*" element={<PageNotFound />} />,
    ],
  };
}
