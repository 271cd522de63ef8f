// Reporter for jest that writes one line for each finished test file: `progress 12/340`. `npm test` reads them.

export default class ProgressReporter {
  onTestResult(
    _test,
    _result,
    { numTotalTestSuites: total, numPassedTestSuites: passed, numFailedTestSuites: failed },
  ) {
    process.stderr.write(`progress ${passed + failed}/${total}\n`);
  }
}
