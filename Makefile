# What one does with GND. `make check` is what CI runs.
SWIFT ?= swift
# Warnings are errors here.
export GND_STRICT = 1
# SwiftPM names the traits to the compiler in the order of a set, which is another one in each run, and compiles everything anew for that.
export SWIFT_DETERMINISTIC_HASHING = 1
# The release binary carries the Swift runtime and most C libraries in itself, so that it starts fast and runs where no Swift is installed.
RELEASE = $$(Scripts/release-flags) --product gnd
# A checkout that is built and tested once, as in CI: with the rooms optimized that every test uses (Package.swift). Tests are found by the
# index, which leaves the system's modules out.
ifdef CI
ONCE = $$(Scripts/once-flags) -Xswiftc -index-ignore-system-modules
imports test: export GND_ONCE = 1
endif
PREFIX ?= /usr/local
SOURCES = Package.swift Sources Tests Examples

.PHONY: run build dev test judge faults check lint imports format size instructions new-app traits bench soak record docs api graph pictures fuzz mutants mutants-sample tsan asan release install deb dist check-packages libraries test-libraries clean

run: build
	@.build/release/gnd

build: libraries
	$(SWIFT) build $(RELEASE)

# Runs the program and builds it anew whenever a source changes; the new one is on the same screen, with what was half typed.
dev: libraries
	Scripts/dev

test: test-libraries
	$(SWIFT) build $(RELEASE)
	$(SWIFT) build --build-tests $(ONCE)
	GND_BINARY=$(CURDIR)/.build/release/gnd Scripts/run-tests

# Compares the numbers of gait, and the widths, with libraries from PyPI; those of gait are 300 MB, so `make test` goes without them.
judge: test-libraries
	Scripts/install-judges gait
	$(SWIFT) test --filter "JudgeTests"

# Each system call by which the journal is changed, with each fault; `make test` gives each call one of them.
# The suites that do more where all faults are asked for; one fault that is named is one of FaultTests.
FAULTS = FaultTests|ClubKillTests|KilledHostTests|FailoverTests|HostedClubTests|RealServerTests
faults: test-libraries
	$(SWIFT) build $(RELEASE)
	$(SWIFT) build --build-tests
	GND_FAULTS=$${GND_FAULTS:-all} GND_BINARY=$(CURDIR)/.build/release/gnd $(SWIFT) test --skip-build --filter '$(if $(GND_FAULT),FaultTests,$(FAULTS))'

check: lint imports docs test size instructions new-app traits

# With `make -j2 check` the builds in folders of their own go beside the rest; those in .build go one after another.
ifneq ($(filter check,$(MAKECMDGOALS)),)
test: imports
size: test
instructions: size
new-app: docs
traits: new-app
endif

lint:
	$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)
	Scripts/check-conversions

# A feature never looks sideways, and only one room opens each C door.
imports: libraries
	Scripts/check-imports
	Scripts/check-files
	Scripts/check-places
	Scripts/check-snapshots
	Scripts/check-circles
	Scripts/check-parts
	Scripts/check-assertions
	$(SWIFT) build $(ONCE) --explicit-target-dependency-import-check error

format:
	$(SWIFT) format --in-place --parallel --recursive $(SOURCES)

# What the program that is installed may weigh.
size: libraries
	Benchmarks/check-size

# What a key may cost, counted in instructions.
instructions: test-libraries
	Benchmarks/check-instructions

bench: build
	Benchmarks/run

# Uses the app for an hour by chance, with imports beside: memory, descriptors and the time of a key as a table.
soak: release
	rm -rf .build/soak-home
	Benchmarks/soak.py .build/release/gnd .build/soak-home

# Records the snapshots that are new or have changed; read them before committing.
record: test-libraries
	SNAPSHOT=failed $(SWIFT) test

docs:
	Scripts/check-docs
	Scripts/check-api

# Records the public API of the toolkit; read the diff before committing.
api:
	Scripts/check-docs
	Scripts/check-api --record

# The page of all ways through the app, made of what its coordinators declare.
graph: test-libraries
	SNAPSHOT=record $(SWIFT) test --filter "AppGraphTests.*page"

# The pictures of the README and of the controls, and the page of keys; read them before committing.
pictures: test-libraries
	SNAPSHOT=record $(SWIFT) test --filter "ReadmePictureTests|ControlPagesTests|AppKeysTests"

# Builds a program on the toolkit without the package's traits.
traits:
	Scripts/check-traits

# Builds and tests an app that Scripts/new-app has made.
new-app: test-libraries
	Scripts/check-new-app

fuzz: libraries
	Scripts/fuzz

# Changes the sources in small ways, in a copy, and names the changes that no test notices: Documentation/mutants.md.
mutants: test-libraries
	Scripts/mutate

mutants-sample: test-libraries
	Scripts/mutate --sample 100

tsan: test-libraries
	$(SWIFT) test --sanitize=thread --scratch-path .build-tsan

asan: test-libraries
	$(SWIFT) test --sanitize=address --scratch-path .build-asan

release: build
	$(SWIFT) build $$(Scripts/release-flags) --product screen-control
	strip -o .build/gnd .build/release/gnd
	strip -o .build/screen-control .build/release/screen-control

install: release
	Scripts/install-files "$(DESTDIR)" "$(PREFIX)"

# A Debian package, which lintian reads, and a tarball that runs without Swift; the same program gives the same bytes.
deb: release
	Scripts/package-deb

dist: release
	Scripts/package-dist

# Both packages, each twice, which has to give the same bytes; lintian has to be there, and has to accept the first. Not in `make check`.
check-packages: release
	@Scripts/install-libraries packages
	Scripts/check-packages

libraries:
	@Scripts/install-libraries build

test-libraries:
	@Scripts/install-libraries test

clean:
	$(SWIFT) package clean
