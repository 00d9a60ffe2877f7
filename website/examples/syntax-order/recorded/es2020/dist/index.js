const totalOf = async (order)=>await order?.total() ?? 0;
export { totalOf };
