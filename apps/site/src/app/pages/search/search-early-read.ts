import { searchRead } from '#features/search/search-read.ts';
import { readSearchRequest } from '#features/search/search-request.ts';

const { term } = readSearchRequest(window.location.search);
if (term !== null) searchRead.begin(term);
