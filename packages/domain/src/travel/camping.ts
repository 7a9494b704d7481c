const CAMPING_TAGS: readonly string[] = ['desert', 'camping'];

/** Whether the inquiry about a travel offers camping: for travels in the desert or with a tent. */
export function offersCamping({ tags }: { tags: string[] }): boolean {
  return tags.some((tag) => CAMPING_TAGS.includes(tag.toLowerCase()));
}
