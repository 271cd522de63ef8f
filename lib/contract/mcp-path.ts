/** Address of the Model Context Protocol, which is no call of the contract. */
export const MCP_PATH = '/mcp';
/** Its name in metrics, traces and logs, beside the ids of calls. */
export const MCP_CALL = 'mcp';
