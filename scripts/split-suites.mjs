import path from 'node:path';

const isSuite = ({ testFilePath }) => /\.suite\.tsx?$/.test(testFilePath);

/** Splits the result of a suite into those of its test files, so that a failure names a file that can be repeated. */
function split(result) {
  const byFile = new Map();
  for (const test of result.testResults) {
    const [file] = test.ancestorTitles;
    byFile.set(file, [...(byFile.get(file) ?? []), test]);
  }
  // An error outside of the tests belongs to the suite.
  const own = result.testExecError ? [{ ...result, testResults: [] }] : [];
  const files = [...byFile].map(([file, testResults]) => {
    const count = (wanted) => testResults.filter(({ status }) => status === wanted).length;
    return {
      ...result,
      testExecError: undefined,
      testFilePath: path.resolve(file),
      testResults: testResults.map(({ ancestorTitles, fullName, ...test }) => ({
        ...test,
        ancestorTitles: ancestorTitles.slice(1),
        fullName: fullName.slice(file.length + 1),
      })),
      numFailingTests: count('failed'),
      numPassingTests: count('passed'),
      numPendingTests: count('pending'),
      numTodoTests: count('todo'),
      failureMessage: testResults.flatMap(({ failureMessages }) => failureMessages).join('\n') || null,
    };
  });
  return [...files, ...own];
}

/** Names the test files of suites in the report of a run (`--json`). */
export default function splitSuites(results) {
  return {
    ...results,
    testResults: results.testResults.flatMap((result) => (isSuite(result) ? split(result) : [result])),
  };
}
