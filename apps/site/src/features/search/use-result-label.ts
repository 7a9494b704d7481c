import type { SearchKind } from '@expat-buddy/domain/search/kinds';
import type { SearchResult } from '@expat-buddy/domain/search/types';
import { searchMessages } from '#messages/shell/search.ts';

/** Undefined if the heading of the group already says it. */
export function useResultLabel(): (kind: SearchKind, result: SearchResult) => string | undefined {
  const { labels } = searchMessages;
  return (kind, { url }) => {
    switch (kind) {
      case 'travel':
        return url.startsWith('/road-trips/') ? labels.roadTrip : undefined;
      case 'category':
        return url.startsWith('/activity-categories/')
          ? labels.activityCategory
          : labels.travelCategory;
      case 'product':
        return url.includes('#') ? labels.product : labels.collection;
      default:
        return undefined;
    }
  };
}
