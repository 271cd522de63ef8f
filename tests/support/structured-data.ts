import Validator, { type Issue } from '@adobe/structured-data-validator';
import WebAutoExtractor, { type ExtractedData } from '@marbec/web-auto-extractor';
import { readVocabulary } from './schema-org-vocabulary';

const validator = new Validator(readVocabulary());

const formatPath = (path: Issue['path'] = []) =>
  path.map(({ property, type, index }) => `${property ?? ''}<${type}>${index ?? ''}`).join('.');

export const extractStructuredData = (html: string): ExtractedData => new WebAutoExtractor().parse(html);

/**
 * Validates the structured data of a page, as extracted from its HTML, against the vocabulary of schema.org and Google's
 * requirements for rich results. Returns one line for each error and each warning.
 */
export async function listStructuredDataIssues(html: string): Promise<string[]> {
  const issues = await validator.validate(extractStructuredData(html));
  return issues.map(({ severity, issueMessage, path }) => `${severity} ${formatPath(path)}: ${issueMessage}`);
}
