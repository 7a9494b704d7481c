export type ProofQuery<Data> = {
  data: Data | undefined;
  isError: boolean;
  refetch: () => unknown;
};
