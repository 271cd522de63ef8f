declare module '@marbec/web-auto-extractor' {
  /** Data of a page by format, and in each format by type. */
  export interface ExtractedData {
    jsonld: Record<string, Record<string, unknown>[]>;
    errors: { message: string }[];
  }
  export default class WebAutoExtractor {
    parse(html: string): ExtractedData;
  }
}

declare module '@adobe/structured-data-validator' {
  import type { ExtractedData } from '@marbec/web-auto-extractor';

  export interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    path?: { type: string; index?: number; property?: string }[];
  }
  export default class Validator {
    constructor(vocabulary: { '@graph': object[] });
    validate(data: ExtractedData): Promise<Issue[]>;
  }
}
