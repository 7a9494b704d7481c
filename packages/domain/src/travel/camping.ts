const CAMPING_TAGS: readonly string[] = ['desert', 'camping'];

/** Whether inquiries about a travel offer camping, by its tags. */
export function offersCamping({ tags }: { tags: string[] }): boolean {
  return tags.some((tag) => CAMPING_TAGS.includes(tag.toLowerCase()));
}
