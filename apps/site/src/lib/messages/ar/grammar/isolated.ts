import { isolate } from '@expat-buddy/domain/format/isolate';

/** A name, an address or another text of unknown direction inside an Arabic sentence. */
export const isolated = isolate;
