/** What a proof needs to know of its query. */
export type ProofQuery<Data> = {
  data: Data | undefined;
  isError: boolean;
  refetch: () => unknown;
};
