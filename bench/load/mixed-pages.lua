-- Requests the pages of a list in turn, as browsers do, and counts responses other than 200.
-- The list has one path per line; each thread starts at another position.

local paths = {}
local at = 0
local threads = {}

function setup(thread)
  table.insert(threads, thread)
  thread:set("offset", #threads * 7)
end

function init(args)
  for line in io.lines(args[1]) do table.insert(paths, line) end
  at = offset
  wrong = 0
  wrk.headers["Accept-Encoding"] = "br, gzip"
end

function request()
  at = at % #paths + 1
  return wrk.format("GET", paths[at])
end

function response(status)
  if status ~= 200 then wrong = wrong + 1 end
end

function done(summary, latency)
  local wrong = 0
  for _, thread in ipairs(threads) do wrong = wrong + thread:get("wrong") end
  local errors = summary.errors
  io.write(string.format(
    '\n{"requests":%d,"microseconds":%d,"bytes":%d,"wrong":%d,"lost":%d,"p50":%d,"p99":%d,"max":%d}\n',
    summary.requests, summary.duration, summary.bytes, wrong,
    errors.connect + errors.read + errors.write + errors.timeout,
    latency:percentile(50), latency:percentile(99), latency.max))
end
